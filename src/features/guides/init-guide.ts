import { initTryIt } from './init-try-it.ts'
import { initPrint } from './sheet/init-print.ts'
import { initParts } from '../../ui/parts/init-parts.ts'

/**
 * Makes the parts, the questions and the print button of a guide respond. One script for all guides, because a script of
 * its own for a few lines would be inlined and lengthen the security policy.
 */
export function initGuide(): void {
  initParts()
  initTryIt()
  initPrint()
}
