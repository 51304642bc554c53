import astro from 'eslint-plugin-astro'
import a11y from 'eslint-plugin-jsx-a11y-x'
import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const noClockNoChance = [
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message: 'Time is an argument.' },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Time is an argument.' },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Chance is an argument.',
  },
]

const noInlineHtml = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Text is a tree; no string ever becomes HTML.',
  },
  {
    selector: 'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]',
    message: 'Text is a tree; no string ever becomes HTML.',
  },
  { selector: "JSXAttribute[name.name='style']", message: 'The policy forbids inline styles; use a class.' },
]

export default tseslint.config(
  { ignores: ['dist/', '.astro/', 'node_modules/', 'test-results/', 'bench-results/'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'react-hooks': hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      'max-lines': ['error', { max: 200 }],
      'no-restricted-syntax': ['error', ...noInlineHtml],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  { files: ['tests/**/*.ts'], rules: { 'no-empty-pattern': 'off' } },
  { files: ['**/*.tsx'], ...a11y.configs.strict },
  {
    files: ['**/*.tsx'],
    // A table that scrolls must be reachable by keyboard.
    rules: { 'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: [], roles: ['group'] }] },
  },
  {
    files: ['src/domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noInlineHtml, ...noClockNoChance] },
  },
  ...astro.configs.recommended,
  { files: ['src/pages/**/*.astro'], rules: { 'max-lines': ['error', { max: 40 }] } },
)
