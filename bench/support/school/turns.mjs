/** Whose subscription lasts while a bench runs, in a class on show. */
const JOINED = `person p join enrolments e on e.user_id = p.id join room c on c.id = e.class_id and c.is_active
  and (e.subscription_ends_at is null or e.subscription_ends_at > now() + interval '1 day')`;
/** Each time another student who is signed in. */
const ROUND = 'row_number() over (partition by p.n order by l.position, c.id) as round';

/**
 * What can be done once, each time by another student: lessons that nobody has opened, of classes
 * without and with a limit for the month, lessons that were opened before, paid classes that somebody
 * with the money has not joined, exams that wait to be handed in, and those that wait to be marked.
 * @param {import('../grown-school.mjs').Client} client
 * @param {number} most of each
 */
export async function turnsOf(client, most) {
  /** @param {string} columns @param {string} from @param {string} where */
  const some = async (columns, from, where) => {
    const { rows } = await client.query(
      `select * from (select ${columns} from ${from} where ${where}) all_of_them order by round, student limit ${most}`,
    );
    return rows;
  };
  /** @param {string} where @returns {Promise<Opening[]>} */
  const lessons = (where) =>
    some(
      `p.n as student, c.rand as class, l.rand as lesson, ${ROUND}`,
      `${JOINED} join lessons l on l.class_id = c.id and l.deleted_at is null
       left join lesson_progress s on s.user_id = p.id and s.lesson_id = l.id`,
      `p.n % 5 <> 0 and ${where}`,
    );
  const fresh = `l.kind = 'lesson' and s.viewed_at is null`;
  const openings = await lessons(`not c.is_limited and ${fresh}`);
  const limited = await lessons(`c.is_limited and ${fresh}`);
  const reopenings = await lessons(`l.kind = 'lesson' and s.viewed_at is not null`);
  /** @type {{ student: number, class: string }[]} */
  const joins = await some(
    'p.n as student, c.rand as class, c.round',
    `(select * from person where n % 5 <> 0 and n % 3 = 0 order by n limit ${most}) p cross join lateral (
       select rand, row_number() over (order by (room.n + p.n) % 1009) as round from room where is_premium and is_active
       and not exists (select from enrolments e where e.class_id = room.id and e.user_id = p.id)) c`,
    'true',
  );
  /** @type {{ student: number, lesson: string }[]} */
  const sittings = await some(
    `p.n as student, l.rand as lesson, ${ROUND}`,
    `${JOINED} join lessons l on l.class_id = c.id and l.kind = 'exam'
     join lesson_progress s on s.user_id = p.id and s.lesson_id = l.id and s.submitted_at is null`,
    'p.n % 5 <> 0',
  );
  const { rows: asked } = await client.query(
    `select l.rand, array_agg(q.id) as ids from questions q join lessons l on l.id = q.lesson_id group by l.id`,
  );
  /** The questions of each exam. @type {Map<string, number[]>} */
  const questions = new Map(asked.map(({ rand, ids }) => [rand, ids]));
  /** @type {{ lesson: string, result: number }[]} */
  const markings = await some(
    `p.n as student, l.rand as lesson, r.id as result, ${ROUND}`,
    `exam_results r join person p on p.id = r.user_id join room c on c.id = r.class_id join lessons l on l.id = r.lesson_id`,
    'r.total_score is null',
  );
  return { openings, limited, reopenings, joins, sittings, questions, markings };
}

/** @typedef {{ student: number, class: string, lesson: string }} Opening */
