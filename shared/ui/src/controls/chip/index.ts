export { ChipButton, ChipLink, Chips, type ChipButtonProps, type ChipLinkProps } from './chip.tsx'
