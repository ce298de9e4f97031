const ofInvite = ['org_id', 'product_id', 'interview_id', 'status'] as const
const columns = ofInvite.join(', ')

const more = `insert into invite_count (${columns}, links)
  values (${ofInvite.map((column) => `new.${column}`).join(', ')}, 1)
  on conflict (${columns}) do update set links = links + 1;`

const fewer = `update invite_count set links = links - 1
  where ${ofInvite.map((column) => `${column} = old.${column}`).join(' and ')};`

/** One writes at a time, so that one row of each status is enough. */
export const inviteCounting = [
  `create table invite_count (
    ${ofInvite.map((column) => `${column} text not null`).join(', ')},
    links integer not null,
    primary key (${columns})
  ) without rowid`,
  `insert into invite_count (${columns}, links)
    select ${columns}, count(*) from invite group by ${columns}`,
  `create trigger invite_count_added after insert on invite begin ${more} end`,
  `create trigger invite_count_moved after update of status on invite when old.status <> new.status
    begin ${fewer} ${more} end`,
  `create trigger invite_count_gone after delete on invite begin ${fewer} end`,
]
