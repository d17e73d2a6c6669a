import type { Translation } from '@shop/i18n'
import type { orderTexts as ru } from './ru.ts'

export const orderTexts: Translation<typeof ru> = {
  pickupCode: 'Pickup code',
  pickupCodeText: 'Say it, or show this screen, where you collect the order.',
  pickupCodeQr: 'Pickup code {{code}} for a scanner',
  copyCode: 'Copy',
  documents: 'Documents',
  document_receipt: 'Receipt',
  document_invoice: 'Invoice',
  document_warranty: 'Warranty card',
  cancelOrder: 'Cancel the order',
  cancelSure: 'The pieces go back on show. Cancel the order?',
  cancelSurePaid: 'The pieces go back on show, and the money to where you paid from. Cancel the order?',
  cancelYes: 'Yes, cancel it',
  cancelNo: 'Keep it',
  cancelFailed: 'The order can no longer be cancelled here. Please write to us.',
  changePoint: 'Change the point',
  returnPieces: 'Return',
  refund_requested: 'Return {{number}}: we are waiting for the pieces',
  refund_accepted: 'Return {{number}}: {{sum}} refunded',
  refund_declined: 'Return {{number}} declined',
}
