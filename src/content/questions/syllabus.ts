/** What the test asks in mathematics, by topic. Every quantitative question of the bank names its line. */
export const syllabus: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  arithmetic: {
    integers: 'Integers: factors, multiples, primes',
    remainders: 'Remainders, digits and patterns',
    'odd-even-and-sign': 'Odd and even, positive and negative',
    fractions: 'Fractions and decimals',
    'exponents-and-roots': 'Exponents and roots',
    'order-and-absolute-value': 'Order, number line, absolute value',
    ratio: 'Ratio and proportion',
    percent: 'Percent and percent change',
  },
  algebra: {
    expressions: 'Expressions and factoring',
    'linear-equations': 'Linear equations and systems',
    quadratics: 'Quadratic equations',
    inequalities: 'Inequalities',
    functions: 'Functions and sequences',
    'rates-and-work': 'Speed, rates and work',
    'mixtures-and-money': 'Mixtures, interest, cost and profit',
    'coordinate-geometry': 'Coordinate geometry and graphs',
  },
  geometry: {
    'lines-and-angles': 'Lines, angles and polygons',
    triangles: 'Triangles: angles, sides, similarity',
    'right-triangles': 'Right and special triangles',
    quadrilaterals: 'Quadrilaterals, area and perimeter',
    circles: 'Circles, arcs and sectors',
    solids: 'Solids: volume and surface',
  },
  'data-analysis': {
    'tables-and-graphs': 'Tables and graphs',
    averages: 'Mean, median and mode',
    spread: 'Range, quartiles, standard deviation',
    distributions: 'Normal and other distributions',
    counting: 'Counting',
    sets: 'Overlapping sets',
    probability: 'Probability',
  },
}

/** The fewest questions that a line should have. */
export const fewestPerLine = 8

export function isLineOf(topic: string, line: string): boolean {
  return Object.hasOwn(syllabus[topic] ?? {}, line)
}
