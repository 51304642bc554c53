import { initTryIt } from './init-try-it.ts'
import { initParts } from '../../ui/parts/init-parts.ts'

/** Makes the parts and the questions of a guide respond. */
export function initGuide(): void {
  initParts()
  initTryIt()
}
