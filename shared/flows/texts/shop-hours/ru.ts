/** Texts of opening hours. */
export const shopHourTexts = {
  until: 'до {{time}}',
  untilMidnight: 'до полуночи',
  opens: 'с {{time}}',
  opensTomorrow: 'с {{time}} завтра',
  closed: 'закрыт',
  everyDay: 'Ежедневно',
  dayOff: 'выходной',
  midnight: '24:00',
  day0: 'Понедельник',
  day1: 'Вторник',
  day2: 'Среда',
  day3: 'Четверг',
  day4: 'Пятница',
  day5: 'Суббота',
  day6: 'Воскресенье',
}
