import { readColors } from './readColors'
import tokens from './tokens.css?raw'

export const color = readColors(tokens)
