import type { AuthoredQuestion } from './question-schema.ts'

/** An instruction for the learner, or null if the question's text already says what to do. */
export function directionFor({ kind, topic, text = '' }: AuthoredQuestion): string | null {
  switch (kind) {
    case 'single':
      if (topic === 'sentence-equivalence')
        return 'Choose the pair of words that both complete the sentence and give it the same meaning.'
      if (topic !== 'text-completion') return null
      return text.includes('(ii)')
        ? 'Choose the words that best complete the text.'
        : 'Choose the word that best completes the sentence.'
    case 'equivalence':
      return 'Choose the two words that both complete the sentence and give it the same meaning.'
    case 'blanks':
      return 'For each blank, choose the word that best completes the text.'
    case 'comparison':
      return 'Compare the two quantities.'
    case 'several':
    case 'sentence':
    case 'numeric':
      return null
  }
}
