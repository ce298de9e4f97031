export type JSONSchema = { [keyword: string]: unknown }

export type Parameter = {
  name: string
  in: 'query' | 'path' | 'header'
  required: boolean
  description?: string
  schema: JSONSchema
}

export type Response = {
  description: string
  headers?: Record<string, JSONSchema>
  content?: Record<string, { schema: JSONSchema }>
}

export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: JSONSchema }> }
  responses: Record<string, Response | { $ref: string }>
}

export type OpenAPIDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; summary: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, JSONSchema>
    responses: Record<string, Response>
    headers: Record<string, JSONSchema>
    securitySchemes: Record<string, JSONSchema>
  }
}
