export const bonusTexts = {
  bonusCount_one: '{{figure}} бонус',
  bonusCount_few: '{{figure}} бонуса',
  bonusCount_many: '{{figure}} бонусов',
  bonusCount_other: '{{figure}} бонуса',
}
