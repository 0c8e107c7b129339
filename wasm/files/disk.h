// Files of models on a disk, for native programs. Those whose names end in ".gz" are packed by gzip
// (RFC 1952), which browsers, Python and gunzip unpack.
#pragma once

#include <string>
#include <string_view>

namespace playground {

// Unpacks what is packed, whatever it is called. Throws `invalid_value` at "/path" for a file that
// cannot be read or unpacked, `too_large` for one with more bytes than the tensors of any model.
std::string read_file(const std::string& path);

// The same bytes give the same file, by one version of zlib. Throws `invalid_value` at "/path"
// where it cannot be written.
void write_file(const std::string& path, std::string_view bytes);

}  // namespace playground
