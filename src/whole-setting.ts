import { z } from 'zod'

/** A setting that is a whole number. */
export function whole(name: string, min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, { error: `${name} must be a whole number` })
    .transform(Number)
    .refine((value) => value >= min && value <= max, {
      error: `${name} must be between ${min} and ${max}`,
    })
}
