const key = (row: string) => `org_id = ${row}.org_id and came_by = ${row}.came_by`

/** How much sound there is is told without a look at any of it. */
export const soundRoom = [
  `create trigger sound_kept after insert on sound begin
    insert into sound_room (org_id, came_by, bytes) values (new.org_id, new.came_by, new.bytes)
      on conflict (org_id, came_by) do update set bytes = bytes + excluded.bytes;
  end`,
  `create trigger sound_dropped after delete on sound begin
    update sound_room set bytes = bytes - old.bytes where ${key('old')};
    delete from sound_room where ${key('old')} and bytes <= 0;
  end`,
  `create trigger sound_gone after delete on consent begin
    delete from sound where link_id = old.link_id;
  end`,
]
