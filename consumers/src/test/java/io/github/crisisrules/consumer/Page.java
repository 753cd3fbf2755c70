package io.github.crisisrules.consumer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A page of the documentation: its fenced blocks, in order. */
record Page(String name, List<Block> blocks) {
    /** A block between two fences; the language is empty where none is named. */
    record Block(String language, String text) {}

    /** A Java block, and what the page says that it prints. */
    record Example(String code, Optional<String> prints) {}

    static Page read(Path file) throws IOException {
        List<Block> blocks = new ArrayList<>();
        String language = null;
        StringBuilder text = new StringBuilder();
        for (String line : Files.readAllLines(file)) {
            if (!line.startsWith("```")) {
                text.append(line).append('\n');
            } else if (language == null) {
                language = line.substring(3).strip();
                text.setLength(0);
            } else {
                blocks.add(new Block(language, text.toString()));
                language = null;
            }
        }
        return new Page(file.getFileName().toString().replaceFirst("\\.md$", ""), List.copyOf(blocks));
    }

    List<String> of(String language) {
        return blocks.stream()
                .filter(block -> block.language().equals(language))
                .map(Block::text)
                .toList();
    }

    /** The Java blocks but for those of imports alone; a block without a language right behind one is what it prints. */
    List<Example> examples() {
        List<Example> examples = new ArrayList<>();
        for (int i = 0; i < blocks.size(); i++) {
            Block block = blocks.get(i);
            if (block.language().equals("java") && !block.text().startsWith("import ")) {
                boolean shown =
                        i + 1 < blocks.size() && blocks.get(i + 1).language().isEmpty();
                examples.add(new Example(
                        block.text(), shown ? Optional.of(blocks.get(i + 1).text()) : Optional.empty()));
            }
        }
        return examples;
    }
}
