import { policyHash } from '../../src/shell/policy-hash.ts'

/** Matches the policy in a page's meta element. Groups: the text before the policy, the policy, the closing quote. */
export const policyPattern = /(<meta http-equiv="content-security-policy" content=")([^"]*)(")/i

/**
 * Removes the hashes of inline scripts and styles of other pages from a page's policy. Scripts and styles in files need
 * no hash, because the policy allows 'self'.
 */
export function keepOnlyOwnHashes(page: string): string {
  const inline = inlineHashes(page)
  return page.replace(policyPattern, (_, start: string, policy: string, end: string) => {
    const own = policy.replace(
      / (?:'|&#39;|&apos;)(sha\d+-[\w+/=]+)(?:'|&#39;|&apos;)/g,
      (source, hash: string) => {
        return inline.has(hash) ? source : ''
      },
    )
    return start + own + end
  })
}

function inlineHashes(page: string): ReadonlySet<string> {
  const blocks = page.matchAll(/<(style|script)\b([^>]*)>([\s\S]*?)<\/\1>/g)
  return new Set([...blocks].map(([, , , text = '']) => policyHash(text)))
}
