const key = (row: string) => `org_id = ${row}.org_id and came_by = ${row}.came_by`

const trigger = (name: string, on: string, work: readonly string[]) => [
  `create or replace function ${name}() returns trigger language plpgsql as $$ begin
    ${work.join('; ')};
    return null;
  end $$`,
  `create trigger ${name} after ${on} for each row execute function ${name}()`,
]

/** How much sound there is is told without a look at any of it. */
export const soundRoom = [
  ...trigger('sound_kept', 'insert on sound', [
    `insert into sound_room (org_id, came_by, bytes) values (new.org_id, new.came_by, new.bytes)
      on conflict (org_id, came_by) do update set bytes = sound_room.bytes + excluded.bytes`,
  ]),
  ...trigger('sound_dropped', 'delete on sound', [
    `update sound_room set bytes = bytes - old.bytes where ${key('old')}`,
    `delete from sound_room where ${key('old')} and bytes <= 0`,
  ]),
  ...trigger('sound_gone', 'delete on consent', ['delete from sound where link_id = old.link_id']),
]
