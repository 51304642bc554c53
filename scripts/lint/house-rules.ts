type Rule = Readonly<{ create: (context: Context) => Readonly<Record<string, (node: unknown) => void>> }>
type Context = Readonly<{ report: (found: Readonly<{ node: unknown; message: string }>) => void }>

const time = 'Time is an argument.'
const tree = 'Text is a tree; no string ever becomes HTML.'

/** What the domain may not ask, and why. */
const clockAndChance = {
  "MemberExpression[object.name='Date'][property.name='now']": time,
  "NewExpression[callee.name='Date'][arguments.length=0]": time,
  "MemberExpression[object.name='Math'][property.name='random']": 'Chance is an argument.',
}

/** What the security policy would stop in the browser, and why. */
const inlineHtml = {
  "JSXAttribute[name.name='dangerouslySetInnerHTML']": tree,
  'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]': tree,
  "JSXAttribute[name.name='style']": 'The policy forbids inline styles; use a class.',
}

/** The bans of the house, as a plugin of the linter. */
export default {
  meta: { name: 'house' },
  rules: { 'no-clock-or-chance': ban(clockAndChance), 'no-inline-html': ban(inlineHtml) },
}

/** A rule that reports whatever one of its selectors finds. */
function ban(selectors: Readonly<Record<string, string>>): Rule {
  return {
    create: (context) =>
      Object.fromEntries(
        Object.entries(selectors).map(([selector, message]) => [
          selector,
          (node) => context.report({ node, message }),
        ]),
      ),
  }
}
