/** A word has two cards, a lesson fifty words. */
const WORDS_A_LESSON = 50;

const EXERCISE = JSON.stringify({
  ...{ type: 'typed', prompt: 'اُكْتُبْ: a big house, with every vowel sign.' },
  ...{ explanation: 'The adjective follows its noun in everything.', strictness: 'tashkeel' },
  ...{ accepted: ['بَيْتٌ كَبِيرٌ'], nearly: 50 },
});

const TABLES = ['review_cards', 'review_logs', 'exercise_cards'];
const INDEXES = `tablename in (${TABLES.map((name) => `'${name}'`).join()}) and indexname not like '%_pk'`;

/**
 * Everybody has opened the same lessons of words and has reviewed all of them, a tenth of the cards
 * being due; twenty reviews each in this week. Half of ten exercises that were missed have been due
 * for longer than any word, so that they are in the session. The rows are ours and right: nothing is
 * checked or counted for each of them, and the indexes are made once their tables are full.
 * @param {import('../grown-school.mjs').Size} size @returns {Record<string, string[]>}
 */
export const practice = ({ cards }) =>
  cards === 0
    ? {}
    : {
        'cards of practice': [
          'set session_replication_role = replica',
          ...TABLES.map((table) => `alter table ${table} set unlogged`),
          `create temporary table dropped as select indexname, indexdef from pg_indexes where ${INDEXES}`,
          `do $$ declare name text; begin
             for name in select indexname from dropped loop execute 'drop index ' || name; end loop; end $$`,
          `insert into classes (rand, name, category, about, is_premium, price, is_monthly, monthly_lesson_limit, is_active, links, created_at)
           values ('grown-words', 'Words', 'Words', 'About', false, 0, false, 0, true, '', now())`,
          `insert into lessons (rand, class_id, kind, subject, about, position, theory_answer, created_at)
           select 'grown-words-' || n, c.id, 'lesson', 'Lesson ' || n, 'About', n, '', now()
           from classes c, generate_series(1, ${Math.ceil(cards / 2 / WORDS_A_LESSON)}) n where c.rand = 'grown-words'`,
          `insert into words (lesson_id, position, arabic, meaning, hausa, yoruba, root, pattern, plural, kind, example)
           select l.id, n, 'كَلِمَةٌ ' || n, 'a word of the lesson ' || n, 'kalma', 'ọ̀rọ̀', 'ك ل م', 'فَعِلَةٌ', 'كَلِمَاتٌ', 'noun', 'قَرَأْتُ كَلِمَةً جَدِيدَةً فِي الدَّرْسِ.'
           from lessons l, generate_series(1, ${WORDS_A_LESSON}) n where l.rand like 'grown-words-%'`,
          `update lessons set blocks = (select jsonb_agg(jsonb_build_object(
             'id', 'e' || n, 'kind', 'exercise', 'exercise', '${EXERCISE}'::jsonb)) from generate_series(1, 10) n)
           where rand = 'grown-words-1'`,
          `insert into lesson_progress (user_id, lesson_id, class_id, viewed_at)
           select p.id, l.id, l.class_id, now() - interval '90 days' from lessons l, person p where l.rand like 'grown-words-%'`,
          `insert into review_cards (user_id, word_id, asks, due_at, stability, difficulty, lapses, reviews, is_set_aside, first_reviewed_at, last_reviewed_at)
           select p.id, w.id, side.asks, now() + ((p.id * 31 + w.id * 7) % 100 - 10) * interval '1 day', 20, 5, 0, 6, false, now() - interval '80 days', now() - interval '10 days'
           from person p, words w join lessons l on l.id = w.lesson_id and l.rand like 'grown-words-%', (values ('meaning'), ('arabic')) side (asks)`,
          `insert into review_logs (user_id, id, word_id, asks, rating, retention, reviewed_at, received_at)
           select p.id, 'grown-' || k, w.id, 'meaning', 'good', 90, now() - k * interval '1 hour', now()
           from person p, generate_series(1, 20) k,
             (select min(w.id) as id from words w join lessons l on l.id = w.lesson_id where l.rand = 'grown-words-1') w`,
          `insert into exercise_cards (user_id, lesson_id, exercise_id, due_at, stability, difficulty, lapses, reviews, is_set_aside, first_reviewed_at, last_reviewed_at)
           select p.id, l.id, 'e' || k, now() + (k % 2 * 100 - 50) * interval '1 day', 1, 5, 0, 1, false, now() - interval '60 days', now() - interval '60 days'
           from person p, lessons l, generate_series(1, 10) k where l.rand = 'grown-words-1'`,
          `do $$ declare made text; begin
             for made in select indexdef from dropped loop execute made; end loop; end $$`,
          'set session_replication_role = origin',
        ],
      };
