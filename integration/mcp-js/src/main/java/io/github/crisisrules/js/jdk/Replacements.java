package io.github.crisisrules.js.jdk;

import java.util.List;
import java.util.Map;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.Program;
import org.teavm.model.ReferenceCache;
import org.teavm.model.instructions.ExitInstruction;
import org.teavm.model.instructions.StringConstantInstruction;
import org.teavm.model.util.ModelUtils;
import org.teavm.parsing.ClassRefsRenamer;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Replaces classes of TeaVM's library by those of this package: JavaScript has big integers, regular expressions and the tables of
 * Unicode already. Two thirds of the library's code in a module go with them. The generated texts of records, which no person reads,
 * go too.
 */
public final class Replacements implements TeaVMPlugin, ClassHolderTransformer {
    private static final String OURS = "io.github.crisisrules.js.jdk.";
    private static final Map<String, String> WHOLE = Map.of(
            "java.util.regex.Pattern", OURS + "Pattern",
            "java.util.regex.Matcher", OURS + "Matcher",
            "java.math.BigInteger", OURS + "BigInteger",
            "java.time.Duration", OURS + "Duration",
            "java.time.Instant", OURS + "Instant",
            "java.time.LocalDate", OURS + "LocalDate",
            "org.teavm.classlib.impl.text.DoubleAnalyzer", OURS + "DoubleAnalyzer",
            "org.teavm.classlib.impl.text.FloatAnalyzer", OURS + "FloatAnalyzer");
    private static final Map<String, String> METHODS = Map.of(
            "java.lang.Character", OURS + "CharacterPatch",
            "java.lang.Class", OURS + "ClassPatch",
            "java.lang.Double", OURS + "DoublePatch",
            "java.lang.String", OURS + "StringPatch",
            "java.util.Objects", OURS + "ObjectsPatch");
    private static final MethodDescriptor TO_STRING = new MethodDescriptor("toString", String.class);

    @Override
    public void install(TeaVMHost host) {
        host.add(this);
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (WHOLE.containsKey(type.getName())) {
            replace(type, WHOLE.get(type.getName()), true, context);
        } else if (METHODS.containsKey(type.getName())) {
            replace(type, METHODS.get(type.getName()), false, context);
        } else if (type.getName().startsWith("io.github.crisisrules.")) {
            dropText(type);
        }
    }

    private static void replace(
            ClassHolder type, String replacement, boolean isWhole, ClassHolderTransformerContext context) {
        ClassHolder ours = new ClassRefsRenamer(new ReferenceCache(), name -> original(name, type.getName(), replacement))
                .rename(ModelUtils.copyClass(
                        context.getHierarchy().getClassSource().get(replacement)));
        if (isWhole) {
            type.removeAllMethods();
            type.removeAllFields();
            type.getInterfaces().clear();
            type.getInterfaces().addAll(ours.getInterfaces());
            type.setParent(ours.getParent());
            List.copyOf(ours.getFields()).forEach(field -> {
                ours.removeField(field);
                type.addField(field);
            });
        }
        for (MethodHolder method : List.copyOf(ours.getMethods())) {
            if (!isWhole && method.getName().equals("<init>")) {
                continue;
            }
            ours.removeMethod(method);
            MethodHolder old = type.getMethod(method.getDescriptor());
            if (old != null) {
                type.removeMethod(old);
            }
            type.addMethod(method);
        }
    }

    private static String original(String name, String type, String replacement) {
        if (name.equals(replacement)) {
            return type;
        }
        return WHOLE.entrySet().stream()
                .filter(each -> each.getValue().equals(name))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(name);
    }

    /** Empties the generated {@code toString} of a record or generated value. */
    private static void dropText(ClassHolder type) {
        MethodHolder text = type.getMethod(TO_STRING);
        boolean isGenerated = "java.lang.Record".equals(type.getParent()) && text != null && isDynamic(text)
                || type.getName().matches(".*[.$]Immutable[A-Za-z]+");
        if (text == null || !isGenerated || text.hasModifier(ElementModifier.ABSTRACT)) {
            return;
        }
        Program program = new Program();
        program.createVariable();
        BasicBlock block = program.createBasicBlock();
        StringConstantInstruction constant = new StringConstantInstruction();
        constant.setConstant("");
        constant.setReceiver(program.createVariable());
        ExitInstruction exit = new ExitInstruction();
        exit.setValueToReturn(constant.getReceiver());
        block.add(constant);
        block.add(exit);
        text.setProgram(program);
    }

    private static boolean isDynamic(MethodHolder method) {
        for (BasicBlock block : method.getProgram().getBasicBlocks()) {
            for (var instruction : block) {
                if (instruction instanceof org.teavm.model.InvokeDynamicInstruction) {
                    return true;
                }
            }
        }
        return false;
    }
}
