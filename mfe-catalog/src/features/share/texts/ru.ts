export const shareTexts = {
  share: 'Поделиться',
  linkCopied: 'Ссылка скопирована',
}
