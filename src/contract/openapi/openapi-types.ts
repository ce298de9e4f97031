export type JSONSchema = { [keyword: string]: unknown }

export type Parameter = {
  name: string
  in: 'query' | 'path' | 'header'
  required: boolean
  description?: string
  schema: JSONSchema
  example?: unknown
}

type Content = Record<string, { schema: JSONSchema; example?: unknown }>

export type Response = {
  description: string
  headers?: Record<string, JSONSchema>
  content?: Content
}

export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, Response | { $ref: string }>
}

export type OpenAPIDocument = {
  openapi: '3.1.0'
  info: {
    title: string
    version: string
    summary: string
    description: string
    license: { name: string; identifier: string }
    contact: { name: string }
  }
  servers: { url: string }[]
  security: Record<string, string[]>[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, JSONSchema>
    responses: Record<string, Response>
    headers: Record<string, JSONSchema>
    securitySchemes: Record<string, JSONSchema>
  }
}
