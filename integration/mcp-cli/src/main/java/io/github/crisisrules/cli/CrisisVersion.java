package io.github.crisisrules.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version of the program, which the build writes into a resource. */
final class CrisisVersion implements IVersionProvider {
    @Override
    public String[] getVersion() {
        Properties properties = new Properties();
        try (InputStream resource = CrisisVersion.class.getResourceAsStream("version.properties")) {
            properties.load(resource);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new String[] {"crisis " + properties.getProperty("version") + ", of Crisis Rules"};
    }
}
