-- Which carts hold a line that sales has quoted: their quotes end with the quote of its request.
create index cart_item_quoted_line on cart_item ((item ->> 'lineId')) where item ? 'lineId';
