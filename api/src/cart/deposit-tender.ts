export { findDeposit, type DepositAsk } from '../deposits/find.ts'
