export * from './fixtures/pages.ts'
