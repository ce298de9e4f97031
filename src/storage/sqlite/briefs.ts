import { briefColumns, briefFilling } from '../study/brief-sql.ts'

const { told, answers } = briefColumns('extraction.gist', {
  json: (column) => column,
  elements: (array) => `(select key as at, value from json_each(${array}))`,
})

/** Another one each time; few enough digits that sums of millions are whole numbers still. */
const stampMax = 2 ** 40 - 1

/** Makes the briefs of those records that meet a condition. */
export const addBriefs = (which: string) => `insert into brief
    (interview_id, created_at, link_id, org_id, stamp, told, answers)
  select invite.interview_id, invite.created_at, invite.link_id, invite.org_id,
    random() & ${stampMax}, ${told}, ${answers}
  from extraction join invite on invite.link_id = extraction.link_id
  where extraction.gist is not null ${which}`
const addNew = addBriefs('and extraction.link_id = new.link_id')
const drop = 'delete from brief where link_id = old.link_id'

/** Of several a page, so that not each is looked up in one of its own as in a table by its key. */
export const briefs = [
  `create table brief (
    interview_id text not null,
    created_at text not null,
    link_id text not null,
    org_id text not null,
    stamp integer not null,
    told text not null,
    answers text,
    primary key (interview_id, created_at, link_id)
  )`,
  'create index brief_stamped on brief (interview_id, org_id, stamp)',
  'create unique index brief_of_link on brief (link_id)',
  `create trigger brief_added after insert on extraction begin ${addNew}; end`,
  `create trigger brief_changed after update of gist on extraction begin ${drop}; ${addNew}; end`,
  `create trigger brief_gone after delete on extraction begin ${drop}; end`,
  ...briefFilling('text'),
  // All that reports and searches read of an invite, which as a row takes a page or two for itself, and of
  // a place at which words stand.
  `create index invite_way on invite (interview_id, created_at, link_id, org_id, status, expires_at,
      last_activity_at, completed_at, profile_id, sentiment, answers, digest)
    where last_activity_at is not null`,
  'drop index invite_begun',
  `create index invite_person on invite (link_id, org_id, interview_id, status, profile_id)
    where last_activity_at is not null`,
  'create index said_place on said (said_id, link_id, seq)',
]
