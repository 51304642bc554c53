/** What `typeof` says of a name. */
type Kind = 'function' | 'object' | 'undefined'

/** What `typeof` says of these names in every browser that runs our scripts. */
export const kinds: ReadonlyMap<string, Kind> = new Map([
  ['window', 'object'],
  ['window.ErrorEvent', 'function'],
  ['document', 'object'],
  ['performance', 'object'],
  ['performance.now', 'function'],
  ['reportError', 'function'],
  ['queueMicrotask', 'function'],
  ['requestAnimationFrame', 'function'],
  ['setTimeout', 'function'],
  ['clearTimeout', 'function'],
  ['setImmediate', 'undefined'],
  ['Promise', 'function'],
  ['Object.is', 'function'],
  ['AbortController', 'function'],
  ['MessageChannel', 'function'],
  // Tools that look into React find it in `npm run dev`.
  ['__REACT_DEVTOOLS_GLOBAL_HOOK__', 'undefined'],
])

/** A variable in which React keeps what it found out of the browser: its value, and how to find that out again. */
type Finding = Readonly<{ value: boolean | null; asked: string }>

export const findings: ReadonlyMap<string, Finding> = new Map([
  ['canUseDOM', { value: true, asked: 'typeof document.createElement === "function"' }],
  ['canUseCompositionEvent', { value: true, asked: '"CompositionEvent" in window' }],
  ['useFallbackCompositionData', { value: false, asked: '!("CompositionEvent" in window)' }],
  ['isInputEventSupported', { value: true, asked: '"oninput" in document' }],
  [
    'passiveBrowserEventsSupported',
    {
      value: true,
      asked:
        '(() => { let read = false; addEventListener("x", null, { get passive() { read = true } }); return read })()',
    },
  ],
  ['skipSelectionChangeEvent', { value: false, asked: '"documentMode" in document' }],
  ['documentMode', { value: null, asked: 'document.documentMode ?? null' }],
])

/** Events that every such window has. */
export const eventNames: readonly string[] = ['AnimationEvent', 'TransitionEvent']

/**
 * React asks a browser a good deal before it trusts it. Every browser that runs our scripts (the oldest are named in
 * astro.config.ts) gives the same answers; with these in its text, the ways round what all of them have are not sent.
 */
export function settled(text: string): string {
  const questions = /"(function|object|undefined)" (===|!==) typeof ([\w.]+)/g
  const events = new RegExp(`"(${eventNames.join('|')})" in window`, 'g')
  const readings = new RegExp(`(?<![."])\\b(${[...findings.keys()].join('|')})\\b(?!"|\\s*=[^=])`, 'g')
  return text
    .replaceAll(questions, (question, kind: string, sign: string, name: string) => {
      const found = kinds.get(name)
      return found === undefined ? question : String((found === kind) === (sign === '==='))
    })
    .replaceAll(events, 'true')
    .replaceAll(readings, (_, name: string) => String(findings.get(name)?.value))
}

/** A function, as text, to be run in a browser: it lists the names of which that browser says something else. */
export const disagreements = `() => {
  const kindOf = (name) => typeof name.split('.').reduce((owner, part) => owner?.[part], globalThis)
  return [
    ...${JSON.stringify([...kinds])}.filter(([name, kind]) => kindOf(name) !== kind).map(([name]) => name),
    ...${JSON.stringify(eventNames)}.filter((name) => !(name in window)),
    ${[...findings].map(([name, { value, asked }]) => `...((${asked}) === ${value} ? [] : ['${name}']),`).join('\n    ')}
  ]
}`
