export type { Order as Injection } from './character.ts'
