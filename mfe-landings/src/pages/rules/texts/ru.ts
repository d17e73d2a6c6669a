export const texts = {
  certificateInfo: 'О подарочных сертификатах',
  certificatesAndPromo: 'Правила сертификатов и промокодов',
  loyalty: 'Правила программы лояльности',
  referral: 'Пригласите друга',
}
