-- The world of `npm run bench`: a shop of three years, beside the demo world. Names in double braces are numbers, see world.ts.
set synchronous_commit=off; set session_replication_role=replica; set work_mem='256MB'; set maintenance_work_mem='512MB';
-- Indexes that guard nothing are made afterwards, at once: a million rows put into them one by one take an hour.
create temp table later as select indexname, indexdef, indexdef like '%USING gin%' as words from pg_indexes
 where schemaname='public' and to_regclass(format('%I.%I', schemaname, indexname)) not in (select conindid from pg_constraint);
do $$ declare i record; begin for i in select * from later loop execute format('drop index %I', i.indexname); end loop; end $$;
-- staff
insert into "Account"(id,"subscriptionTier",status,"createdAt","updatedAt") select md5('sa'||i)::uuid,'Free','Active',now()-interval '3 years',now() from generate_series(1,{{staff}}) i;
insert into "User"(id,"accountId","firstName","lastName",email,phone,role,"createdAt","updatedAt")
 select md5('adv'||i)::uuid,md5('sa'||i)::uuid,'Advisor','Nr'||i,'advisor'||i||'@shop.test',null,'advisor',now()-interval '3 years',now() from generate_series(1,{{advisors}}) i;
insert into "User"(id,"accountId","firstName","lastName",email,phone,role,"createdAt","updatedAt")
 select md5('tec'||i)::uuid,md5('sa'||({{advisors}}+i))::uuid,'Tech','Nr'||i,'tech'||i||'@shop.test',null,'technician',now()-interval '3 years',now() from generate_series(1,{{technicians}}) i;
insert into "Technician"(id,"userId","hourlyRate",certifications,"updatedAt") select md5('t'||i)::uuid,md5('tec'||i)::uuid,95,'{ASE}',now() from generate_series(1,{{technicians}}) i;
create temp table adv as select row_number() over () - 1 as k, id from "User" where role='advisor';
create temp table tec as select row_number() over () - 1 as k, id from "Technician";
create temp table prov as select row_number() over () - 1 as k, id from "RepairProvider";
-- customers
insert into "Account"(id,"subscriptionTier",status,"createdAt","updatedAt") select md5('a'||i)::uuid,(array['Free','Premium','Exclusive','Luxury'])[1+i%4],'Active',now()-(1095.0*({{accounts}}-i)/{{accounts}})*interval '1 day',now() from generate_series(1,{{accounts}}) i;
insert into "User"(id,"accountId","firstName","lastName",email,phone,role,"createdAt","updatedAt")
 select md5('u'||i)::uuid,md5('a'||i)::uuid,(array['Anna','Ben','Carla','Deepak','Elena','Farid','Grace','Hugo','Iris','Jonas'])[1+i%10],(array['Smith','Garcia','Nguyen','Kowalski','Okafor','Haddad','Ivanov','Larsen','Moreau','Tanaka','Weber'])[1+i%11]||i,'c'||i||'@mail.test','+12'||lpad(i::text,9,'0'),'driver',now()-(1095.0*({{accounts}}-i)/{{accounts}})*interval '1 day',now() from generate_series(1,{{accounts}}) i;
insert into "AccessCode"(code,kind,"userId","createdAt") select md5('uc'||i)::uuid,'user',md5('u'||i)::uuid,now() from generate_series(1,{{accounts}}) i;
insert into "Session"(id,"tokenHash","userId","knownBy","expiresAt") select md5('se'||i)::uuid,md5('x'||i)||md5('y'||i),md5('u'||i)::uuid,'phone_code',now()+interval '20 days' from generate_series(1,{{accounts}}) i;
insert into "Vehicle"(id,"accountId",make,model,year,vin,mileage,color,"createdAt","updatedAt")
 select md5('v'||i)::uuid,md5('a'||(1+i%{{accounts}}))::uuid,(array['Toyota','Honda','Ford','Chevrolet','Nissan','Subaru','BMW','Audi','Hyundai','Kia','Mazda','Volvo'])[1+i%12],(array['Camry','Civic','F-150','Malibu','Altima','Outback','330i','A4','Elantra','Sorento','CX-5','XC60','Corolla'])[1+i%13],2004+i%20,'1HG'||lpad(upper(to_hex((i::bigint*2654435761)%4294967296)),8,'0')||lpad((i%1000000)::text,6,'0'),10000+i%150000,'Blue',now()-(1095.0*({{vehicles}}-i)/{{vehicles}})*interval '1 day',now() from generate_series(1,{{vehicles}}) i;
-- requests (the triggers sleep, so what they keep is written too: closedAt): 92 % done, 5 % cancelled, 3 % open and recent
insert into "RepairRequest"(id,"accountId","vehicleId","requesterId",status,"serviceType","initiatedBy",description,"requestedServiceDate","scheduledServiceDate","scheduledMinutes","startedAt","completedDate","technicianId","advisorId","repairProviderId","originalTotalPrice","totalPrice","createdAt","updatedAt","closedAt")
 select md5('r'||i)::uuid,md5('a'||(1+(1+i%{{vehicles}})%{{accounts}}))::uuid,md5('v'||(1+i%{{vehicles}}))::uuid,md5('u'||(1+(1+i%{{vehicles}})%{{accounts}}))::uuid,
  case when i>{{requests}}*0.97 then (array['Pending_Review','Pending_Approval','Needs Approval','Scheduled','In Progress','Pending_Repair','Pending_Payment','Parts Ordered'])[1+i%8] when i%20=0 then 'Cancelled' else 'Completed' end,
  (array['Brakes','Oil change','Timing belt','Alternator','Water pump','Suspension'])[1+i%6],(array['Brake pads and rotors front','Oil and filter service','Timing belt kit','Alternator replacement','Water pump leaking','Front struts worn'])[1+i%6],'Customer states noise from front left, request '||i,
  d::date,d+interval '2 days'+(i%9)*interval '1 hour',120,
  case when i>{{requests}}*0.97 or i%20=0 then null else d+interval '2 days' end,case when i>{{requests}}*0.97 or i%20=0 then null else d+interval '2 days'+(60+i%120)*interval '1 minute' end,
  t.id,a.id,p.id,1200,980,d,d,case when i>{{requests}}*0.97 then null else d+interval '2 days'+(60+i%120)*interval '1 minute' end
 from (select i, now()-(1095.0*({{requests}}-i)/{{requests}})*interval '1 day' as d from generate_series(1,{{requests}}) i) g
 join adv a on a.k=i%(select count(*) from adv) join tec t on t.k=i%(select count(*) from tec) join prov p on p.k=i%(select count(*) from prov);
insert into "RepairLineItem"(id,"repairRequestId",position,name,type,description,"originalQuantity",quantity,"originalUnitPrice","unitPrice","originalPrice","totalPrice",status,"group","createdAt","updatedAt")
 select md5('l'||i||'-'||j)::uuid,md5('r'||i)::uuid,j,x,(array['Part','Labor','Part','Service','Fee'])[1+j],x,1,1,240,196,240,196,'Lowered',case when i>{{requests}}*0.97 then 'pending' when i%20=0 then 'declined' when j=4 then 'deferred' else 'approved' end,now(),now()
 from generate_series(1,{{requests}}) i, generate_series(0,4) j, lateral (select (array['Front brake pads','Brake labor','Oil filter','Wheel alignment','Shop supplies'])[1+j] as x) s;
insert into "AccessCode"(code,kind,"repairRequestId","createdAt") select md5('rc'||i)::uuid,'repair',md5('r'||i)::uuid,now() from generate_series(1,{{requests}}) i;
insert into "HistoryEvent"("repairRequestId",position,kind,summary,"actorUserId","actorName","knownBy",channel,data,"totalBefore","totalAfter","createdAt")
 select md5('r'||i)::uuid,j,(array['created','item_moved','item_moved','status_changed'])[j],'Front brake pads approved',md5('u'||(1+(1+i%{{vehicles}})%{{accounts}}))::uuid,'Anna Smith','phone_code','web','{"lines":[{"id":"x","description":"Front brake pads","quantity":1,"originalPrice":"240.00","price":"196.00","from":"pending","to":"approved"}]}',1200,980,now()-(1095.0*({{requests}}-i)/{{requests}})*interval '1 day' from generate_series(1,{{requests}}) i, generate_series(1,4) j;
insert into "Invoice"(id,number,"repairRequestId","accountId",status,"issuedAt","originalTotalPrice",subtotal,"serviceFee","totalAmount","amountPaid","outstandingBalance","createdAt","updatedAt")
 select md5('i'||i)::uuid,'B-'||i,md5('r'||i)::uuid,md5('a'||(1+(1+i%{{vehicles}})%{{accounts}}))::uuid,case when i>{{requests}}*0.95 then 'Unpaid' else 'Paid' end,d,1200,980,55,1035,case when i>{{requests}}*0.95 then 0 else 1035 end,case when i>{{requests}}*0.95 then 1035 else 0 end,d,d
 from (select i, now()-(1095.0*({{requests}}-i)/{{requests}})*interval '1 day' as d from generate_series(1,({{requests}}*0.97)::int) i where i%20<>0) g;
insert into "Payment"(id,"invoiceId",amount,provider,status,"idempotencyKey","createdAt","updatedAt","succeededAt")
 select md5('p'||i)::uuid,md5('i'||i)::uuid,1035,'simulated','succeeded','k'||i,now(),now(),now() from generate_series(1,({{requests}}*0.95)::int) i where i%20<>0;
insert into "Communication"(id,"senderUserId","receiverUserId","repairRequestId","messageBody","sentAt","readAt")
 select md5('m'||i||'-'||j)::uuid,case j when 0 then u else a.id end,case j when 0 then a.id else u end,md5('r'||i)::uuid,'Is the car ready, and can you send me the estimate again?',d+j*interval '1 hour',d+interval '1 day'
 from (select i, md5('u'||(1+(1+i%{{vehicles}})%{{accounts}}))::uuid u, now()-(1095.0*({{requests}}-i)/{{requests}})*interval '1 day' as d from generate_series(1,{{requests}}) i) g join adv a on a.k=i%(select count(*) from adv), generate_series(0,1) j;
insert into "Notification"(id,"userId",kind,title,body,href,"repairRequestId","readAt","createdAt")
 select md5('n'||i)::uuid,a.id,'item_decision','2015 Toyota Camry','Front brake pads approved. The total is now $980.00.','/dashboard/repair-requests/'||md5('r'||i)::uuid,md5('r'||i)::uuid,case when i%10=0 then null else d end,d
 from (select i, now()-(1095.0*({{requests}}-i)/{{requests}})*interval '1 day' as d from generate_series(1,{{requests}}) i) g join adv a on a.k=i%(select count(*) from adv);
-- With what is known of the tables: the rows of words look up what belongs to each thing.
do $$ declare i record; begin for i in select * from later where not words loop execute i.indexdef; end loop; end $$;
analyze;
select write_user_search(array(select id from "User" except select "userId" from "UserSearch"));
select write_vehicle_search(array(select id from "Vehicle" except select "vehicleId" from "VehicleSearch"));
select write_request_search(array(select id from "RepairRequest" except select "repairRequestId" from "RequestSearch"));
select write_invoice_search(array(select id from "Invoice" except select "invoiceId" from "InvoiceSearch"));
select write_vehicle_seers(array(select "vehicleId" from "VehicleSearch" except select "vehicleId" from "VehicleSeer"));
select write_invoice_seers(array(select "invoiceId" from "InvoiceSearch" except select "invoiceId" from "InvoiceSeer"));
select write_user_seers(array(select "userId" from "UserSearch" except select "userId" from "UserSeer"));
do $$ declare i record; begin for i in select * from later where words loop execute i.indexdef; end loop; end $$;
