/** The single-key shortcuts of a question, as shown in the Keyboard dialog and on the help page. */
export const questionKeys = [
  ['A to I, or 1 to 9', 'Choose one of up to nine answers'],
  ['Enter', 'Check the answer, then move on'],
  ['?', 'Show the list of keys'],
] as const

export const markKey = ['M', 'In test mode: mark the question for review'] as const

/** The shortcuts of a question in test mode, where no answer is checked. */
export const examKeys = [
  questionKeys[0],
  ['Enter', 'Go to the next question'],
  ['M', 'Mark the question for review'],
  questionKeys[2],
] as const
