import { type DemoPage, questions, steps, text } from './page.ts'

export const career: DemoPage = {
  paths: ['career'],
  ru: {
    title: 'Работа у\u00a0нас',
    lead: 'Ищем людей, которым не\u00a0всё равно, как сидит камень, кто ждёт заказ и\u00a0открывается\u00a0ли страница.',
    blocks: [
      { kind: 'form', id: 'vacancies', title: 'Вакансии', widget: 'career', props: { part: 'vacancies' } },
      text(
        'work',
        'Как мы работаем',
        '<p>ZLATA продаёт украшения независимых мастерских. Поэтому половина работы — разговор: с\u00a0ювелиром, который объяснит, почему этот каст не\u00a0подогнать, и\u00a0с\u00a0покупателем, которому кольцо нужно к\u00a0пятнице.</p><ul><li>За каждое дело отвечает один человек, и\u00a0все знают кто.</li><li>Об\u00a0ошибке говорим сразу: исправить её сегодня дешевле, чем извиняться завтра.</li><li>Премия зависит от\u00a0того, вернулся\u00a0ли покупатель, а\u00a0не\u00a0от\u00a0того, сколько ему продали за\u00a0раз.</li></ul>',
      ),
      text(
        'workshop',
        'В\u00a0мастерской',
        '<p>Мастерская — на Нижней Сыромятнической, в\u00a0Москве. Здесь подгоняют размер, меняют закрепку, чистят и\u00a0чинят украшения со\u00a0всех магазинов. У\u00a0каждого мастера свой верстак, микроскоп, вытяжка и\u00a0шкаф под ключ; металл и\u00a0камни выдают под роспись и\u00a0взвешивают в\u00a0начале и\u00a0в\u00a0конце дня.</p><p>День начинается в\u00a0десять с\u00a0разбора заявок. После двух покупателей не\u00a0принимаем: это время для сложной закрепки. Новичок первый месяц работает рядом с\u00a0мастером и\u00a0с\u00a0серебром, к\u00a0золоту переходит, когда оба к\u00a0этому готовы.</p>',
      ),
      text(
        'terms',
        'Что получают все',
        '<ul><li>Оформление с\u00a0первого дня, зарплата дважды в\u00a0месяц.</li><li>28\u00a0дней отпуска и\u00a0три дня в\u00a0году, когда можно не\u00a0объяснять, почему вас нет.</li><li>Страховка со\u00a0стоматологией после испытательного срока.</li><li>Курс геммологии и\u00a0учебные камни за\u00a0наш счёт.</li><li>Скидка 30\u00a0% на\u00a0украшения, для себя и\u00a0близких.</li></ul>',
      ),
      steps('hiring', 'Как проходит отбор', [
        [
          'Резюме',
          '<p>Читает тот, с\u00a0кем вы будете работать. Отвечаем в\u00a0течение пяти рабочих дней, в\u00a0том числе когда отказываем.</p>',
        ],
        ['Звонок на\u00a0двадцать минут', '<p>О\u00a0вашем опыте, графике и\u00a0деньгах, чтобы не\u00a0тратить ничьё время.</p>'],
        [
          'Встреча и\u00a0проба',
          '<p>Ювелир делает закрепку на\u00a0нашем материале, консультант проводит час в\u00a0магазине, разработчик разбирает с\u00a0нами кусок кода. Проба длиннее двух часов оплачивается.</p>',
        ],
        ['Решение', '<p>В\u00a0течение трёх дней после встречи. Выходите, когда вам удобно.</p>'],
      ]),
      questions('questions', 'Вопросы', [
        [
          'Нужно\u00a0ли образование ювелира?',
          '<p>В\u00a0мастерскую — училище или от\u00a0трёх лет за\u00a0верстаком. В\u00a0магазин — нет: о\u00a0пробах и\u00a0камнях расскажем.</p>',
        ],
        [
          'Берёте студентов?',
          '<p>Да, консультантами на\u00a0неполные смены и\u00a0учениками в\u00a0мастерскую с\u00a0последнего курса. Выберите «Другая должность» и\u00a0напишите об\u00a0этом.</p>',
        ],
        [
          'Вы работаете с\u00a0мастерскими?',
          '<p>Это не\u00a0вакансия, но\u00a0мы рады знакомству: <a href="mailto:press@zlata.example">press@zlata.example</a>.</p>',
        ],
        [
          'Что будет с\u00a0моими данными?',
          '<p>Резюме видят те, кто отбирает людей. Через полгода оно удаляется; удалить раньше можно письмом на <a href="mailto:hr@zlata.example">hr@zlata.example</a>. Подробно — в\u00a0<a href="/personal-data-agreement">согласии</a>.</p>',
        ],
      ]),
      {
        kind: 'form',
        id: 'apply',
        title: 'Откликнуться',
        html: '<p>Подойдут PDF и\u00a0документы Word. Сопроводительное письмо не\u00a0нужно.</p>',
        widget: 'career',
        props: { part: 'form' },
      },
    ],
  },
  en: {
    title: 'Careers',
    lead: 'We look for people who care how a stone sits, who is waiting for the order, and whether the page opens.',
    blocks: [
      { kind: 'form', id: 'vacancies', title: 'Open positions', widget: 'career', props: { part: 'vacancies' } },
      text(
        'work',
        'How we work',
        '<p>ZLATA sells jewelry from independent workshops, so half of the work is conversation: with a jeweler who explains why this bezel cannot be resized, and with a shopper who needs the ring by Friday.</p><ul><li>One person answers for each thing, and everybody knows who it is.</li><li>We speak of a mistake at once: mending it today costs less than apologizing tomorrow.</li><li>A bonus depends on whether the shopper came back, not on how much was sold in one visit.</li></ul>',
      ),
      text(
        'workshop',
        'In the workshop',
        '<p>The workshop is in Nizhnyaya Syromyatnicheskaya Street in Moscow. Here pieces from all our stores are resized, reset, cleaned and repaired. Every jeweler has a bench, a microscope, an extractor and a cabinet with a key; metal and stones are signed for and weighed in the morning and in the evening.</p><p>The day begins at ten with the new requests. After two o’clock we see no shoppers: that time is for difficult setting. For the first month a newcomer works beside a master and with silver, and goes on to gold when both are ready for it.</p>',
      ),
      text(
        'terms',
        'What everybody gets',
        '<ul><li>A contract from the first day, pay twice a month.</li><li>28 days of holiday, and three days a year that need no explanation.</li><li>Health insurance with a dentist after the trial period.</li><li>A course in gemmology, with stones to learn on, at our cost.</li><li>30% off jewelry, for you and your family.</li></ul>',
      ),
      steps('hiring', 'How we hire', [
        ['Résumé', '<p>It is read by the person you would work with. We answer within five working days, also when the answer is no.</p>'],
        ['A call of twenty minutes', '<p>About your experience, hours and pay, so that nobody’s time is wasted.</p>'],
        [
          'A meeting and a trial',
          '<p>A jeweler sets a stone in our material, a consultant spends an hour in a store, a developer goes through a piece of code with us. A trial of more than two hours is paid.</p>',
        ],
        ['The decision', '<p>Within three days after the meeting. You start when it suits you.</p>'],
      ]),
      questions('questions', 'Questions', [
        [
          'Do I need a jeweler’s diploma?',
          '<p>In the workshop, a school or three years at the bench. In a store, no: we will tell you about alloys and stones.</p>',
        ],
        [
          'Do you take students?',
          '<p>Yes: as consultants for shorter shifts, and as apprentices in the workshop from the last year of school. Choose “Another position” and say so.</p>',
        ],
        [
          'Do you work with workshops?',
          '<p>That is not a vacancy, but we are glad to meet you: <a href="mailto:press@zlata.example">press@zlata.example</a>.</p>',
        ],
        [
          'What becomes of my data?',
          '<p>Your résumé is seen by those who choose people. After half a year it is deleted, or earlier if you write to <a href="mailto:hr@zlata.example">hr@zlata.example</a>.</p>',
        ],
      ]),
      {
        kind: 'form',
        id: 'apply',
        title: 'Apply',
        html: '<p>PDF and Word documents will do. No covering letter is needed.</p>',
        widget: 'career',
        props: { part: 'form' },
      },
    ],
  },
}
