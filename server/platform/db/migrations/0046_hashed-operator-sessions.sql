UPDATE "operator_sessions" SET "token" = encode(sha256(convert_to("token", 'UTF8')), 'hex');--> statement-breakpoint
UPDATE "operator_verifications" SET "identifier" = encode(sha256(convert_to("identifier", 'UTF8')), 'hex');
