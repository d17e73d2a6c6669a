export { ChipLink, Chips, type ChipLinkProps } from './chip.tsx'
