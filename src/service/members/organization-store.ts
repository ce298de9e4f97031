/** How an organization is shown, and for how many days it keeps what people say. */
export type Organization = {
  name: string | null
  /** `#rrggbb` */
  accent: string | null
  /** The hash of its picture. */
  logo: string | null
  /** Whom participants ask, in the organization's own words. */
  contact: string | null
  retentionDays: number | null
}

/** `body` is base64. */
export type Picture = { type: string; body: string }

/** Of the Store: how organizations are shown. */
export type OrganizationVerbs = {
  findOrganization(query: { orgID: string }): Promise<Organization | null>
  /** Replaces the settings; `picture` comes with a new logo, and the one before goes. */
  saveOrganization(change: {
    orgID: string
    organization: Organization
    picture?: Picture
  }): Promise<void>
  /** By its hash, which is no secret. */
  findPicture(query: { hash: string }): Promise<Picture | null>
}
