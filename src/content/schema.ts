import { z } from 'zod'

/** What both schemas are made of. */
export const text = z.string().trim().min(1, 'is empty.')
export const list = <Item extends z.ZodType>(item: Item) => z.array(item).min(1, 'is empty.')
