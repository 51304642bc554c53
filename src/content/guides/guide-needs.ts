/** What a reader may need a guide for, in the order of the page that lists all guides. */
export const guideNeeds = ['plan', 'verbal', 'quantitative', 'writing', 'test'] as const

export type GuideNeed = (typeof guideNeeds)[number]
