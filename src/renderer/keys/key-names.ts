/** The single keys of a question, and what each does. */
export const questionKeys = [
  ['A to I, or 1 to 9', 'Choose one of up to nine answers'],
  ['Enter', 'Check the answer, then move on'],
  ['?', 'Show the list of keys'],
] as const
