import { isTestPart, paces, type Pace, type TestPart } from '../../domain/tests/test-part.ts'

/** The part and the pace in the address, such as `set=verbal&pace=1.5`. */
export function readChoice(text: string): Readonly<{ part: TestPart; pace: Pace }> {
  const query = new URLSearchParams(text)
  const [part, pace] = [query.get('set') ?? '', query.get('pace')]
  return {
    part: isTestPart(part) ? part : 'whole',
    pace: pace === 'none' ? null : (paces.find((each) => String(each) === pace) ?? 1),
  }
}

/** The fragment that starts a part at a pace. */
export function hashOfChoice(part: TestPart, pace: Pace): string {
  return `#set=${part}&pace=${pace ?? 'none'}`
}
