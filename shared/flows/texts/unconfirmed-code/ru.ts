/** Before the phone, when nobody knows whether the code was sent. */
export const unconfirmedCodeTexts = {
  maybeSentTo: 'Если код всё же пришёл, введите его. Отправляли на',
}
