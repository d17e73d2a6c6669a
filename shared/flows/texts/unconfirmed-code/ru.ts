/** A phone number follows. Shown when the SMS service did not say whether it sent the code. */
export const unconfirmedCodeTexts = {
  maybeSentTo: 'Если код всё же пришёл, введите его. Отправляли на',
}
