export { Choice, Choices, type ChoiceProps, type ChoicesProps } from './choice.tsx'
