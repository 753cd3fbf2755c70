package io.github.crisisrules.js.jdk;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.Program;
import org.teavm.model.ReferenceCache;
import org.teavm.model.instructions.ExitInstruction;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.StringConstantInstruction;
import org.teavm.model.util.ModelUtils;
import org.teavm.parsing.ClassRefsRenamer;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Replaces classes of TeaVM's library by those of this package: JavaScript has big integers, regular expressions and the tables of
 * Unicode already. Two thirds of the library's code in a module go with them. The generated texts of records and the names of classes,
 * which no person reads, go too.
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
            "java.lang.Double", OURS + "DoublePatch",
            "java.lang.String", OURS + "StringPatch",
            "java.util.Objects", OURS + "ObjectsPatch");
    private static final Set<String> CLASS_NAMES =
            Set.of("getName", "getSimpleName", "getCanonicalName", "getTypeName");
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
        type.getMethods().forEach(Replacements::dropClassNames);
    }

    private static void replace(
            ClassHolder type, String replacement, boolean isWhole, ClassHolderTransformerContext context) {
        ClassHolder ours = new ClassRefsRenamer(
                        new ReferenceCache(), name -> original(name, type.getName(), replacement))
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

    /** Writes an empty text for the name of a class. A module keeps the name of every class that such a call can reach. */
    private static void dropClassNames(MethodHolder method) {
        if (method.getProgram() == null) {
            return;
        }
        for (BasicBlock block : method.getProgram().getBasicBlocks()) {
            for (Instruction instruction : block) {
                if (instruction instanceof InvokeInstruction call
                        && call.getMethod().getClassName().equals("java.lang.Class")
                        && CLASS_NAMES.contains(call.getMethod().getName())) {
                    StringConstantInstruction constant = new StringConstantInstruction();
                    constant.setConstant("");
                    constant.setReceiver(call.getReceiver());
                    call.replace(constant);
                }
            }
        }
    }

    /** Empties the generated {@code toString} of a record or generated value. */
    private static void dropText(ClassHolder type) {
        MethodHolder text = type.getMethod(TO_STRING);
        boolean isGenerated = "java.lang.Record".equals(type.getParent()) && text != null && isGenerated(text)
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

    /** Returns whether a text begins with the name of its class and a bracket, as TeaVM writes it for records. */
    private static boolean isGenerated(MethodHolder text) {
        String owner = text.getOwnerName();
        String begin = owner.substring(Math.max(owner.lastIndexOf('.'), owner.lastIndexOf('$')) + 1) + "[";
        for (BasicBlock block : text.getProgram().getBasicBlocks()) {
            for (Instruction instruction : block) {
                if (instruction instanceof StringConstantInstruction constant
                        && constant.getConstant().startsWith(begin)) {
                    return true;
                }
            }
        }
        return false;
    }
}
