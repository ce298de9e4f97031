import { briefColumns, briefFilling } from '../study/brief-sql.ts'

const { told, answers } = briefColumns('gist', {
  json: (column) => `${column}::json`,
  elements: (array) => `json_array_elements(${array}) with ordinality as element(value, at)`,
})

/** Another one each time; few enough digits that sums of millions are whole numbers still. */
const stampMax = 2 ** 40

/** Makes the briefs of those records that meet a condition. */
export const addBriefs = (which: string) => `insert into brief
    (interview_id, created_at, link_id, org_id, stamp, told, answers)
  select invite.interview_id, invite.created_at, invite.link_id, invite.org_id,
    floor(random() * ${stampMax})::bigint, brief.own_told, brief.own_answers
  from extraction join invite on invite.link_id = extraction.link_id,
    lateral brief_of(extraction.gist) as brief
  where brief.own_told is not null ${which}`
const drop = 'delete from brief where link_id = old.link_id'

const trigger = (name: string, on: string, work: readonly string[]) => [
  `create or replace function ${name}() returns trigger language plpgsql as $$ begin
    ${work.join('; ')};
    return null;
  end $$`,
  `create trigger ${name} after ${on} on extraction for each row execute function ${name}()`,
]

export const briefs = [
  `create table brief (
    interview_id text collate "C" not null,
    created_at text collate "C" not null,
    link_id text collate "C" not null,
    org_id text collate "C" not null,
    stamp bigint not null,
    told text not null,
    answers text,
    primary key (interview_id, created_at, link_id)
  )`,
  'create index brief_stamped on brief (interview_id, org_id, stamp)',
  'create unique index brief_of_link on brief (link_id)',
  // Half a letter, as JSON can hold it, is no text here: such a gist is read as it is.
  `create or replace function brief_of(gist text, out own_told text, out own_answers text)
    language plpgsql immutable as $$ begin
      if gist is not null then
        own_told := ${told};
        own_answers := ${answers};
      end if;
    exception when data_exception then
      own_told := null;
      own_answers := null;
    end $$`,
  ...trigger('brief_added', 'insert', [addBriefs('and extraction.link_id = new.link_id')]),
  ...trigger('brief_changed', 'update of gist', [
    drop,
    addBriefs('and extraction.link_id = new.link_id'),
  ]),
  ...trigger('brief_gone', 'delete', [drop]),
  ...briefFilling('text collate "C"'),
]
