/** The oldest browsers that can run the scripts; style is written so that these can show it. */
export const oldestBrowsers: readonly string[] = ['chrome111', 'firefox115', 'safari16.4']
