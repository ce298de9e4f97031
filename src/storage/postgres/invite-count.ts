const columns = 'org_id, product_id, interview_id, status'
/** Rows of each status: more than transactions that change one at once. */
const slots = 64
/** Any number that no other program locks: "clqi" in ASCII. */
const advisoryLocks = 0x636c7169

const add = (rows: string) => `insert into invite_count (${columns}, slot, links) ${rows}
  on conflict (${columns}, slot) do update set links = invite_count.links + excluded.links`

const counting = (name: string, work: string) =>
  `create or replace function ${name}() returns trigger language plpgsql as $$ begin
    ${work};
    return null;
  end $$`

/**
 * Each transaction adds to rows of its own, so that none waits for another as long as there are no more at
 * once than slots: what there is of a status is the sum over them.
 */
export const inviteCounting = [
  `create table invite_count (
    org_id text collate "C" not null,
    product_id text collate "C" not null,
    interview_id text collate "C" not null,
    status text collate "C" not null,
    slot integer not null,
    links integer not null,
    primary key (${columns}, slot)
  ) with (fillfactor = 50)`,
  `create or replace function invite_count_slot() returns integer language plpgsql as $$ begin
    for other in 0..${slots - 1} loop
      if pg_try_advisory_xact_lock(${advisoryLocks}, (pg_backend_pid() + other) % ${slots}) then
        return (pg_backend_pid() + other) % ${slots};
      end if;
    end loop;
    return pg_backend_pid() % ${slots};
  end $$`,
  counting(
    'count_added_invites',
    add(`select ${columns}, invite_count_slot(), count(*) from added group by ${columns}`),
  ),
  counting(
    'count_moved_invite',
    add(`select old.org_id, old.product_id, old.interview_id, old.status, own.slot, -1
      from invite_count_slot() as own(slot)
      union all select new.org_id, new.product_id, new.interview_id, new.status, own.slot, 1
      from invite_count_slot() as own(slot)`),
  ),
  counting(
    'count_gone_invite',
    add(
      `values (old.org_id, old.product_id, old.interview_id, old.status, invite_count_slot(), -1)`,
    ),
  ),
  `create trigger invite_count_added after insert on invite referencing new table as added
    for each statement execute function count_added_invites()`,
  `create trigger invite_count_moved after update of status on invite for each row
    when (old.status <> new.status) execute function count_moved_invite()`,
  `create trigger invite_count_gone after delete on invite
    for each row execute function count_gone_invite()`,
  // Behind the triggers, which nobody writes beside: none is counted twice or not at all.
  `insert into invite_count (${columns}, slot, links)
    select ${columns}, 0, count(*) from invite group by ${columns}`,
]
