/** The single-key shortcuts of a question, as shown in the Keyboard dialog and on the help page. */
export const questionKeys = [
  ['A to I, or 1 to 9', 'Choose one of up to nine answers'],
  ['Enter', 'Check the answer, then move on'],
  ['?', 'Show the list of keys'],
] as const
