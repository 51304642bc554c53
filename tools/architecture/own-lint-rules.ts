type Rule = Readonly<{ create: (context: Context) => Readonly<Record<string, (node: unknown) => void>> }>
type Context = Readonly<{ report: (found: Readonly<{ node: unknown; message: string }>) => void }>

const time = 'Time is an argument.'
const tree = 'Text is a tree; no string ever becomes HTML.'
const style = 'The policy forbids inline styles; use a class.'

/** What the domain may not ask, and why. */
const clockAndChance = {
  "MemberExpression[object.name='Date'][property.name='now']": time,
  "NewExpression[callee.name='Date'][arguments.length=0]": time,
  "MemberExpression[object.name='Math'][property.name='random']": 'Chance is an argument.',
}

/** What the security policy would stop in the browser, and why. */
const inlineHtml = {
  "JSXAttribute[name.name='dangerouslySetInnerHTML']": tree,
  "JSXAttribute[name.name='srcDoc']": tree,
  'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc)$/]': tree,
  'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|parseHTMLUnsafe|createContextualFragment)$/]':
    tree,
  "CallExpression[callee.object.name='document'][callee.property.name=/^write(ln)?$/]": tree,
  "CallExpression[callee.property.name='setAttribute'][arguments.0.value='srcdoc']": tree,
  "JSXAttribute[name.name='style']": style,
  "CallExpression[callee.property.name='setAttribute'][arguments.0.value='style']": style,
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
