import type { Endpoint, EndpointData, EndpointInput } from '#schemas/api/endpoint.ts';
import type { OperatorRole } from '#schemas/operator.ts';
import type {
  Call,
  Connection,
  HttpContext,
  MemberCall,
  OperatorCall,
  VisitorCall,
} from '../../platform/call.ts';

type Calls = { none: Call; visitor: VisitorCall; member: MemberCall } & Record<OperatorRole, OperatorCall>;
type CallOf<E extends Endpoint> = Calls[E['auth']];

type Input = { params: unknown; query: unknown; body: unknown; file: Uint8Array | undefined };
type AnyCall = Call & Partial<OperatorCall & MemberCall>;

/** An endpoint with its handler: an operation, a stream, or a function that gets the raw request. */
export type Route = { endpoint: Endpoint } & (
  | { answer: (input: Input, call: AnyCall, http: HttpContext) => Promise<unknown> }
  | { follow: (input: Input, call: AnyCall, connection: Connection) => Promise<Response> }
  | { receive: (request: Request, call: Call, http: HttpContext) => Promise<Response> }
);

/** Joins an endpoint to its operation; the types tie the operation's input and result to the declaration. */
export function route<const E extends Endpoint>(
  endpoint: E,
  answer: (input: EndpointInput<E>, call: CallOf<E>, http: HttpContext) => Promise<EndpointData<E>>,
): Route {
  return { endpoint, answer: answer as unknown as Extract<Route, { answer: unknown }>['answer'] };
}

/** Joins an endpoint to the operation that opens its stream. */
export function streamRoute<const E extends Endpoint & { stream: true }>(
  endpoint: E,
  follow: (input: EndpointInput<E>, call: CallOf<E>, connection: Connection) => Promise<Response>,
): Route {
  return { endpoint, follow: follow as unknown as Extract<Route, { follow: unknown }>['follow'] };
}

/** Joins an endpoint to a function that limits and checks its requests itself. */
export function rawRoute(
  endpoint: Endpoint & { auth: 'none' },
  receive: (request: Request, call: Call, http: HttpContext) => Promise<Response>,
): Route {
  return { endpoint, receive };
}
