/** What was typed into a field of a form, without spaces around it. */
export function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.trim() : ''
}
