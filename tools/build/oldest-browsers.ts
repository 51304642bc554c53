/** The oldest supported browsers: inline scripts and styles are compiled for them. */
export const oldestBrowsers: readonly string[] = ['chrome111', 'firefox115', 'safari16.4']
