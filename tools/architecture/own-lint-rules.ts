type Rule = Readonly<{ create: (context: Context) => Readonly<Record<string, (node: unknown) => void>> }>
type Context = Readonly<{ report: (problem: Readonly<{ node: unknown; message: string }>) => void }>

const timeMessage = 'Take the current time as an argument, so that the function stays pure.'
const randomMessage = 'Take the random function as an argument, so that the function stays pure.'
const htmlMessage = 'Never turn a string into HTML; use rich text (domain/questions/rich-text.ts).'
const styleMessage = 'The content security policy forbids inline styles; use a class.'

/** Code that makes a function of the domain depend on more than its arguments. */
const clockAndRandomness = {
  "MemberExpression[object.name='Date'][property.name='now']": timeMessage,
  "NewExpression[callee.name='Date'][arguments.length=0]": timeMessage,
  "MemberExpression[object.name='Math'][property.name='random']": randomMessage,
}

/** Code that the content security policy would block in the browser. */
const inlineHtml = {
  "JSXAttribute[name.name='dangerouslySetInnerHTML']": htmlMessage,
  "JSXAttribute[name.name='srcDoc']": htmlMessage,
  'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc)$/]': htmlMessage,
  'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|parseHTMLUnsafe|createContextualFragment)$/]':
    htmlMessage,
  "CallExpression[callee.object.name='document'][callee.property.name=/^write(ln)?$/]": htmlMessage,
  "CallExpression[callee.property.name='setAttribute'][arguments.0.value='srcdoc']": htmlMessage,
  "JSXAttribute[name.name='style']": styleMessage,
  "CallExpression[callee.property.name='setAttribute'][arguments.0.value='style']": styleMessage,
}

/** Lint rules of this project, as an oxlint plugin. */
export default {
  meta: { name: 'own' },
  rules: { 'no-clock-or-randomness': forbid(clockAndRandomness), 'no-inline-html': forbid(inlineHtml) },
}

/** A rule that reports every node that matches one of the selectors. */
function forbid(selectors: Readonly<Record<string, string>>): Rule {
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
